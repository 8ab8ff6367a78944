/** Creates one-page documents like those from an airline or a clinic. */

const escapeText = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** Returns a one-page PDF in a built-in font, with the first line in large print above the others. */
const makePdf = ([title = '', ...lines]: readonly string[]): Buffer => {
  const body = lines.map((line) => `0 -26 Td (${escapeText(line)}) Tj`).join('\n');
  const content = `BT /F1 22 Tf 60 740 Td (${escapeText(title)}) Tj /F1 13 Tf 0 -24 Td\n${body}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

export const createFlightNotice = (): Buffer =>
  makePdf([
    'Notice of flight cancellation',
    'To whom it may concern:',
    'We regret that your flight to Hiroshima was cancelled because of the typhoon.',
    'The next flight with seats available leaves two days later.',
    'You may show this notice to your hotel, travel agency or insurance company.',
    'Customer service, Seto Air',
  ]);

export const createMedicalCertificate = (): Buffer =>
  makePdf([
    'Medical certificate',
    'The patient was seen in our emergency department today.',
    'Diagnosis: acute gastroenteritis. Rest for three days, no travel.',
    'Attending physician, Kamo Riverside Clinic, Kyoto',
  ]);
