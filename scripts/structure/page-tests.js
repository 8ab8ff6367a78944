// Rejects what the browser tests of web features must not do, because they all share a page
// (CONTRIBUTING.md).

const REPLACES = /\bvi\.(mock|doMock|resetModules)\(/;

export const checkPageTests = (sources) => {
  const complaints = [];
  for (const [path, text] of sources) {
    const [call] = path.endsWith('.browser.test.tsx') ? (REPLACES.exec(text) ?? []) : [];
    if (call)
      complaints.push(
        `${path}: ${call}) replaces nothing that another file has imported; hand it in, or spy on it`,
      );
  }
  return complaints;
};
