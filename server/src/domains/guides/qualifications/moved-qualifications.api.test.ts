import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getGuide, getOwnQualifications } from '@tomoguide/contract/guides/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aGuide } from '../../../testing/factories/guides.ts';

const MIGRATION = new URL('../../../../migrations/0054_qualifications.sql', import.meta.url);
/** Qualifications in the column format of the previous release. */
const BEFORE = [
  { title: { en: 'JLPT N1', zh: null }, checked: true },
  { title: { en: null, zh: '全国通訳案内士' }, checked: true, licenceNumber: 'ZH1' },
  { title: { en: 'Cook', zh: null }, checked: false, licenceNumber: '' },
];

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('migrates the qualifications and stored pages of the previous release', async () => {
  const guide = await aGuide(t, {
    itineraries: [
      {
        title: { en: 'Moss and tea', zh: null },
        summary: { en: 'Slowly.', zh: null },
        durationMinutes: 120,
        stops: [
          { title: { en: 'Garden', zh: null }, description: { en: '', zh: null }, minutes: 60 },
        ],
      },
    ],
  });
  const client = await t.db.$client.connect();
  try {
    await client.query('update guides set qualifications = $1 where id = $2', [
      JSON.stringify(BEFORE),
      guide.id,
    ]);
    const { rows } = await client.query('select detail_en from guide_pages where guide_id = $1', [
      guide.id,
    ]);
    const { languageLevels: _, ...page } = JSON.parse(rows[0].detail_en);
    for (const itinerary of page.itineraries) delete itinerary.picture;
    await client.query(
      'update guide_pages set detail_en = $1, detail_zh = $1 where guide_id = $2',
      [JSON.stringify(page), guide.id],
    );
    const statements = (await readFile(fileURLToPath(MIGRATION), 'utf8'))
      .split('--> statement-breakpoint')
      .filter((each) => /^\s*(?:--.*\n)*(?:INSERT|UPDATE|CREATE FUNCTION)/.test(each));
    expect(statements).toHaveLength(4);
    for (const statement of statements) await client.query(statement);
    const left = await client.query('select qualifications from guides where id = $1', [guide.id]);
    expect(left.rows[0].qualifications).toEqual([]);
  } finally {
    client.release();
  }

  const own = await t.inject(getOwnQualifications, { token: guide.user.token });
  expect(own.body.data).toMatchObject([
    { title: { en: 'JLPT N1' }, state: 'checked', licenceNumber: null },
    { title: { zh: '全国通訳案内士' }, state: 'checked', licenceNumber: 'ZH1' },
    { title: { en: 'Cook' }, state: 'unchecked', licenceNumber: null },
  ]);
  const shown = await t.inject(getGuide, { params: { id: guide.id } });
  expect(shown.body).toMatchObject({
    languageLevels: { zh: null, ja: null, en: null },
    itineraries: [{ title: 'Moss and tea', picture: null }],
  });
});
