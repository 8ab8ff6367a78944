// What would keep the program from starting, told before anything is installed or built for it.
import { createServer } from 'node:net';
import { lackOf } from './install.js';

const refuse = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const portOf = (setting) => {
  const given = setting('PORT') ?? '3000';
  const port = Number(given);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  return refuse(`PORT=${given} is no port: set a whole number from 0 to 65535.`);
};

/** Null, or why nothing can listen there. The server says the same (server/src/start-failure.ts). */
const whyNot = (host, port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code, address = host }) =>
      resolve(
        code === 'EADDRINUSE'
          ? `Port ${port} of ${address} is taken: stop what listens there, or set another PORT.`
          : `The server cannot listen on ${address}, port ${port} (${code}): set another HOST or PORT.`,
      ),
    );
    probe.listen({ host, port }, () => probe.close(() => resolve(null)));
  });

/** Ends the process with a sentence where the server could not run here, or not at its address. */
export const refuseEarly = async (setting) => {
  const lack = lackOf(['node', ...(setting('DATABASE_URL') ? [] : ['postgres'])]);
  if (lack) refuse(lack);
  const port = portOf(setting);
  const reason = port === 0 ? null : await whyNot(setting('HOST') ?? '127.0.0.1', port);
  if (reason) refuse(reason);
};
