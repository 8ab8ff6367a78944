import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { aPdf } from '../../../testing/sample-files.ts';
import { examinePdf } from './pdf.ts';

const threads: Worker[] = [];
const trackThread = (worker: Worker): void => {
  threads.push(worker);
};
process.on('worker', trackThread);
afterEach(() => {
  process.off('worker', trackThread);
});

test('throws BUSY for a PDF that takes too long, and ends its thread', async () => {
  // 0 ms: no thread can finish in time.
  await expect(examinePdf(aPdf(), 0)).rejects.toMatchObject({
    code: 'BUSY',
    headers: { 'retry-after': '5' },
  });
  expect(threads).toHaveLength(1);
  // A thread that has ended has the ID -1.
  expect(threads[0]?.threadId).toBe(-1);
});

const LOCK = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >> /ID [(a) (a)]`;

test.each<[string, Buffer]>([
  [
    'that requires a password',
    Buffer.from(aPdf().toString('latin1').replace('/Info', `${LOCK} /Info`)),
  ],
  ['without pages', aPdf({ pages: 0 })],
])('rejects a PDF %s as unreadable', async (_, pdf) => {
  await expect(examinePdf(pdf)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
});

/** Appends a form field, as programs that sign a document do. */
const withField = (field: string): Buffer => {
  const pdf = aPdf().toString('latin1');
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [9 0 R] /SigFlags 3 >> >>\nendobj\n',
    `9 0 obj\n<< /Type /Annot /Subtype /Widget /Rect [0 0 0 0] /T (it) /P 4 0 R ${field} >>\nendobj\n`,
  ] as const;
  const [catalogAt, fieldAt] = [pdf.length, pdf.length + objects[0].length];
  const entry = (at: number): string => `${String(at).padStart(10, '0')} 00000 n \n`;
  const table = `xref\n1 1\n${entry(catalogAt)}9 1\n${entry(fieldAt)}`;
  const [, before] = /startxref\n(\d+)/.exec(pdf) ?? [];
  const end = `trailer\n<< /Size 10 /Root 1 0 R /Prev ${before} >>\nstartxref\n${fieldAt + objects[1].length}\n%%EOF\n`;
  return Buffer.from(`${pdf}${objects.join('')}${table}${end}`, 'latin1');
};

test('accepts a signed PDF, but rejects one with a script in a form field', async () => {
  const signature =
    '/Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] /Contents <00>';
  const signed = await examinePdf(withField(`/FT /Sig /V << ${signature} >>`));
  expect(signed.pages).toBe(1);
  // The name is escaped, so that only pdf.js recognizes it.
  const script = '/AA << /K << /S /Java#53cript /JS (app.alert\\(1\\)) >> >>';
  await expect(examinePdf(withField(`/FT /Tx ${script}`))).rejects.toMatchObject({
    code: 'FILE_NOT_PLAIN',
  });
});

/** Adds object 9 with the given list, which the catalog references. */
const withList = (list: string): Buffer =>
  Buffer.from(
    aPdf({ carries: '/Names << /EmbeddedFiles 9 0 R >>' })
      .toString('latin1')
      .replace('startxref', `9 0 obj\n${list}\nendobj\nstartxref`),
    'latin1',
  );

test('accepts a PDF with an empty list of files or scripts, but not one with entries', async () => {
  const empty = [
    ...['/EmbeddedFiles << /Names [ ] >>', '/EmbeddedFiles<<>>', '/EmbeddedFiles null'],
    ...['/EmbeddedFiles << /Kids [] /Limits [] >>', '/JavaScript << /Names [] >>'],
  ].map((list) => aPdf({ carries: `/Names << ${list} >>` }));
  for (const pdf of [...empty, withList('<< /Names [] >>')])
    expect((await examinePdf(pdf)).pages).toBe(1);
  const filled = [
    aPdf({ carries: '/Names << /EmbeddedFiles << >> /EmbeddedFiles << /Names [(a) 9 0 R] >> >>' }),
    aPdf({ carries: '/Names << /EmbeddedFiles 9 0 R >>' }),
    withList('<< /Names [(a) << /Type /Filespec /F (a.exe) >>] >>'),
    withList('<< >>\nendobj\n9 0 obj\n<< /Names [(a) 8 0 R] >>'),
  ];
  for (const pdf of filled)
    await expect(examinePdf(pdf)).rejects.toMatchObject({ code: 'FILE_NOT_PLAIN' });
});
