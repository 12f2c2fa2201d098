// Lays a document out as PDF, in a thread of its own: for a long one that takes seconds. Plain JavaScript, because a
// thread is started from a file by its name, in tests as in production.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const require = createRequire(import.meta.url);
const pdfmake = require('pdfmake');
const fonts = require('pdfmake/fonts/Roboto.js');
const fontFiles = new Set(Object.values(fonts.Roboto));

pdfmake.setFonts(fonts);
// What people have typed is text in the document and can make it read nothing else.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

const { definition, footer } = workerData;
const document = pdfmake.createPdf({
  ...definition,
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
parentPort.postMessage(await document.getBuffer());
