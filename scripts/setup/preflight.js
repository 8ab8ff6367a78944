// Detects problems that would keep the server from starting, before anything is installed or built.
import { createServer } from 'node:net';
import { findMissingProgramMessage } from './install.js';

const exitWithMessage = (message) => {
  console.error(message);
  process.exit(1);
};

const parsePort = (setting) => {
  const given = setting('PORT') ?? '3000';
  const port = Number(given);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  return exitWithMessage(`PORT=${given} is not a port: set a whole number from 0 to 65535.`);
};

/**
 * Returns why the server cannot listen on this address; null if it can. The server uses the same messages
 * (server/src/start-failure.ts).
 */
const listenFailure = (host, port) =>
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

/** Exits with a message if the server cannot run on this machine or cannot listen on its address. */
export const preflight = async (setting) => {
  const missing = findMissingProgramMessage([
    'node',
    ...(setting('DATABASE_URL') ? [] : ['postgres']),
  ]);
  if (missing) exitWithMessage(missing);
  const port = parsePort(setting);
  const reason = port === 0 ? null : await listenFailure(setting('HOST') ?? '127.0.0.1', port);
  if (reason) exitWithMessage(reason);
};
