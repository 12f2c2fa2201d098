// Judges how easily a password is guessed, in a thread of its own: a long one takes seconds, and the words to compare it
// with half a second to load. Plain JavaScript, because a thread is started from a file by its name, in tests as in production.
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

const require = createRequire(import.meta.url);
const { ZxcvbnFactory } = require('@zxcvbn-ts/core');
const shared = require('@zxcvbn-ts/language-common');
const french = require('@zxcvbn-ts/language-fr');
const english = require('@zxcvbn-ts/language-en');

const judge = new ZxcvbnFactory({
  dictionary: { ...shared.dictionary, ...french.dictionary, ...english.dictionary },
  graphs: shared.adjacencyGraphs,
});

parentPort.on('message', ({ password, knownWords }) => {
  const { score, feedback } = judge.check(password, knownWords);
  parentPort.postMessage({ score, warning: feedback.warning });
});
