// Lays a document out as PDF, in a thread of its own: for a long one that takes seconds. Plain JavaScript, because a
// thread is started from a file by its name, in tests as in production.
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

const require = createRequire(import.meta.url);
const pdfmake = require('pdfmake');
const fonts = require('pdfmake/fonts/Roboto.js');
const fontFiles = new Set(Object.values(fonts.Roboto));

pdfmake.setFonts(fonts);
// What people have typed is text in the document and can make it read nothing else.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

/** The end of the next document, which arrives piece by piece, before the rest. */
const tail = [];
parentPort.on('message', async ({ nodes, document }) => {
  if (nodes) tail.push(...nodes);
  else parentPort.postMessage(await laidOut(document, tail.splice(0)));
});

function laidOut({ definition, footer }, end) {
  const document = pdfmake.createPdf({
    ...definition,
    content: [...definition.content, ...end],
    footer: (page, pages) => ({
      columns: [
        { text: footer, alignment: 'left' },
        { text: `${page} / ${pages}`, alignment: 'right', width: 60 },
      ],
      fontSize: 7,
      color: '#5b6670',
      margin: [40, 12, 40, 0],
    }),
  });
  return document.getBuffer();
}
