import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EmailRefused } from './mailer.ts';
import { createSmtpMailer, type SmtpOptions } from './smtp.ts';

const received: { to: string[]; raw: string }[] = [];
let refusal: (Error & { responseCode: number }) | null = null;
const refuseWith = (responseCode: number): void => {
  refusal = Object.assign(new Error('mailbox full'), { responseCode });
};
const server = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true, // A reverse lookup would wait for the machine's DNS server.
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

const email = {
  to: 'mei@example.com',
  subject: '订金已支付',
  text: '你的预订已收到。',
  messageId: 'booking-7-paid',
  stopUrl: 'https://tomoguide.example/stop?token=1.paid.x',
};

const aMailer = (atPort: number, more: Partial<SmtpOptions> = {}) =>
  createSmtpMailer({
    url: `smtp://127.0.0.1:${atPort}`,
    from: 'TomoGuide <no-reply@tomoguide.example>',
    host: 'tomoguide.example',
    ...more,
  });

test('sends a complete Chinese email with its id to the SMTP server', async () => {
  await aMailer(port).send(email);
  const [mail] = received;
  expect(mail?.to).toEqual(['mei@example.com']);
  expect(mail?.raw).toContain('Message-ID: <booking-7-paid@tomoguide.example>');
  expect(mail?.raw).toContain('Auto-Submitted: auto-generated');
  expect(mail?.raw).toContain('X-Auto-Response-Suppress: OOF, AutoReply');
  expect(mail?.raw).not.toContain('Reply-To:');
  expect(mail?.raw).toContain('no-reply@tomoguide.example');
  expect(mail?.raw).toContain(`List-Unsubscribe: <${email.stopUrl}>`);
  expect(mail?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail?.raw).toContain(Buffer.from(email.text).toString('base64').slice(0, 20));
});

test('sets the reply-to address', async () => {
  received.length = 0;
  await aMailer(port, { replyTo: 'help@tomoguide.example' }).send(email);
  expect(received[0]?.raw).toContain('Reply-To: help@tomoguide.example');
});

test('quotes a local part that SMTP does not allow unquoted, as in old addresses of Japanese carriers', async () => {
  // A hand-written server, because the smtp-server package rejects these addresses.
  const received: string[] = [];
  const answers = [/^EHLO/, /^MAIL/, /^RCPT/, /^DATA/, /\r\n\.\r\n$/, /^QUIT/];
  const carrier = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const words = String(chunk);
      received.push(words);
      if (answers.some((each) => each.test(words)))
        socket.write(words.startsWith('DATA') ? '354 go on\r\n' : '250 done\r\n');
    });
  });
  await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve));
  const { port: open } = carrier.address() as AddressInfo;
  await aMailer(open).send({ ...email, to: 'taro..yamada@docomo.ne.jp' });
  expect(received.join('')).toContain('RCPT TO:<"taro..yamada"@docomo.ne.jp>');
  expect(received.join('')).toContain('To: <"taro..yamada"@docomo.ne.jp>');
  carrier.close();
});

test('throws on a temporary rejection, so that the job retries', async () => {
  refuseWith(452);
  const mailer = aMailer(port);
  const error = await mailer.send(email).catch((thrown: unknown) => thrown);
  expect(String(error)).toMatch(/mailbox full/);
  expect(error).not.toBeInstanceOf(EmailRefused);
});

test('distinguishes permanent from temporary rejections', async () => {
  refuseWith(550);
  const mailer = aMailer(port);
  await expect(mailer.send(email)).rejects.toThrow(EmailRefused);
});

test('times out if the server accepts the connection but does not respond', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port: open } = silent.address() as AddressInfo;
  const startedAt = performance.now();
  await expect(aMailer(open, { answerMs: 300 }).send(email)).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  silent.close();
});
