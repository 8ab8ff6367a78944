import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LetterRefused } from './mailer.ts';
import { smtpMailer } from './smtp.ts';

const received: { to: string[]; raw: string }[] = [];
let refusal: (Error & { responseCode: number }) | null = null;
const refuseWith = (responseCode: number): void => {
  refusal = Object.assign(new Error('mailbox full'), { responseCode });
};
const server = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true, // it would wait for whatever name server there is
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(refusal),
  onData: (stream, session, done) => {
    let raw = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      raw += chunk;
    });
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map((rcpt) => rcpt.address), raw });
      done();
    });
  },
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const letter = {
  to: 'mei@example.com',
  subject: '订金已支付',
  text: '你的预订已收到。',
  messageId: 'booking-7-paid',
  stopUrl: 'https://tomoguide.example/stop?token=1.paid.x',
};

test('a letter reaches the SMTP server whole, in Chinese, with its id', async () => {
  await smtpMailer(`smtp://127.0.0.1:${port}`, 'TomoGuide <no-reply@tomoguide.example>').send(
    letter,
  );
  const [mail] = received;
  expect(mail?.to).toEqual(['mei@example.com']);
  expect(mail?.raw).toContain('Message-ID: <booking-7-paid@tomoguide>');
  expect(mail?.raw).toContain('no-reply@tomoguide.example');
  expect(mail?.raw).toContain(`List-Unsubscribe: <${letter.stopUrl}>`);
  expect(mail?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail?.raw).toContain(Buffer.from(letter.text).toString('base64').slice(0, 20));
});

test('an old address of a carrier, with dots that SMTP does not carry bare, is sent in quotes', async () => {
  received.length = 0;
  await smtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@tomoguide.example').send({
    ...letter,
    to: 'taro..yamada@docomo.ne.jp',
  });
  const [mail] = received;
  expect(mail?.to).toEqual(['"taro..yamada"@docomo.ne.jp']);
  expect(mail?.raw).toContain('To: <"taro..yamada"@docomo.ne.jp>');
});

test('a letter that the server refuses for now is an error, so that the job tries again', async () => {
  refuseWith(452);
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@tomoguide.example');
  const error = await mailer.send(letter).catch((thrown: unknown) => thrown);
  expect(String(error)).toMatch(/mailbox full/);
  expect(error).not.toBeInstanceOf(LetterRefused);
});

test('a letter that the server refuses for good is told apart', async () => {
  refuseWith(550);
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@tomoguide.example');
  await expect(mailer.send(letter)).rejects.toThrow(LetterRefused);
});

test('a server that takes the connection and says nothing is given up', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const startedAt = performance.now();
  await expect(smtpMailer(url, 'no-reply@tomoguide.example', 300).send(letter)).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  silent.close();
});
