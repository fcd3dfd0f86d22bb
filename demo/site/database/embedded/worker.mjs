// The thread of the embedded database. It opens the folder it is given and says so with a first
// answer; then each message is one request, answered before the next is sent. `thread.ts` talks to it.

import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const { folder, code } = workerData;
const database = await PGlite.create(folder, { pgliteWasmModule: code });

parentPort.on('message', async (request) => {
  try {
    parentPort.postMessage(await answer(request));
  } catch (error) {
    // Sent by its parts, since an error loses its code on the way.
    const { message, code, severity, detail, constraint } = error;
    parentPort.postMessage({ error: { message, code, severity, detail, constraint } });
  }
});

parentPort.postMessage({ rows: [] });

async function answer({ sql, parameters }) {
  if (sql !== undefined) {
    const { rows } = await database.query(sql, parameters);
    return { rows };
  }
  await database.close();
  return { rows: [] };
}
