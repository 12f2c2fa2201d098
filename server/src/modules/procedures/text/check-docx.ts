import { type LostPart, type WordProblem, wordBounds } from '@vigie/domain/modules/procedures/text/word';
import { openZip, unpack, type ZipProblem, ZipRefusal } from '../../../platform/files/read-zip';

/** Refuses a document as a whole. */
export class WordRefusal extends Error {
  constructor(
    readonly problem: WordProblem,
    readonly values: Readonly<Record<string, number>> = {},
  ) {
    super(problem);
  }
}

const megabyte = 1024 * 1024;
const zipBounds = { entries: 2_000, unpackedBytes: wordBounds.unpackedMegabytes * megabyte };
const zipStart = 0x04034b50;
const compoundStart = 0xe011cfd0;

/** What the tree of a document no longer says. */
export type LostInTree = Readonly<Record<'images' | 'mergedCells' | 'nestedTables' | 'struck' | 'links', number>>;

/** What only its parts say, since the tree leaves it out or puts it among paragraphs. */
export type LostInParts = Readonly<Record<Exclude<LostPart, keyof LostInTree>, number>>;

/**
 * Holds every part against its bounds before the document is read, refuses what must not be read silently, and counts what
 * cannot be taken over.
 */
export async function checkDocx(file: Buffer): Promise<LostInParts> {
  if (file.length > wordBounds.megabytes * megabyte) throw new WordRefusal('tooLarge');
  const start = file.length < 4 ? 0 : file.readUInt32LE(0);
  if (start === compoundStart) throw new WordRefusal('oldOrProtected');
  if (start !== zipStart) throw new WordRefusal('notWord');
  const parts = await partsOf(file).catch(refuseZip);
  if (parts.some(({ name }) => /vbaProject\.bin$/i.test(name))) throw new WordRefusal('macros');
  const main = parts.find(({ name }) => /^word\/document\d*\.xml$/.test(name));
  if (!main) throw new WordRefusal('notWord');
  refuseTrackedChanges(parts);
  return countLost(parts, main.xml);
}

interface Part {
  readonly name: string;
  /** Empty for a part that is no XML. */
  readonly xml: string;
}

async function partsOf(file: Buffer): Promise<readonly Part[]> {
  const zip = await openZip(file, zipBounds);
  const parts: Part[] = [];
  for (const entry of zip.entries) {
    const content = await unpack(zip, entry);
    const isXml = /\.(?:xml|rels)$/i.test(entry.fileName);
    if (isXml && content.length > wordBounds.documentMegabytes * megabyte) throw new WordRefusal('tooLarge');
    parts.push({ name: entry.fileName, xml: isXml ? readXml(content) : '' });
  }
  return parts;
}

/** As Word writes it: in UTF-8, and without declarations, which could make a small part large or hide what it says. */
function readXml(content: Buffer): string {
  const xml = content.toString('utf8');
  if (xml.includes('\u0000') || /<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new WordRefusal('damaged');
  return xml;
}

const zipProblems = {
  damaged: 'damaged',
  protected: 'oldOrProtected',
  unpacksTooLarge: 'tooLarge',
} as const satisfies Record<ZipProblem, WordProblem>;

function refuseZip(error: unknown): never {
  throw error instanceof ZipRefusal ? new WordRefusal(zipProblems[error.problem]) : error;
}

const trackedChange = elements(
  'ins|del|moveFrom|moveTo|cellIns|cellDel|cellMerge|\\w+Change|customXml(?:Ins|Del|MoveFrom|MoveTo)RangeStart',
);

/** Read without looking, a document would show what its author deleted or lack what they inserted. */
function refuseTrackedChanges(parts: readonly Part[]): void {
  // Other parts hold data of other programs, whose elements may have any name.
  const ofWord = parts.filter(({ name }) => name.startsWith('word/'));
  const changes = ofWord.reduce((count, { xml }) => count + countIn(xml, trackedChange), 0);
  if (changes > 0) throw new WordRefusal('trackedChanges', { n: changes });
}

function countLost(parts: readonly Part[], main: string): LostInParts {
  const body = main.replace(/<mc:Fallback[\s>][\s\S]*?<\/mc:Fallback>/g, '');
  const withWords = (name: RegExp) =>
    parts.filter((part) => name.test(part.name) && /<w:t[\s>]|<w:drawing[\s>]/.test(part.xml)).length;
  return {
    headers: withWords(/^word\/header\d*\.xml$/),
    footers: withWords(/^word\/footer\d*\.xml$/),
    textBoxes: countIn(body, elements('txbxContent')),
    footnotes: countIn(body, elements('footnoteReference')),
    endnotes: countIn(body, elements('endnoteReference')),
    comments: countIn(body, elements('commentReference')),
    equations: countIn(body, elements('oMath')),
    drawings: countIn(body, /<(?:c:chart|dgm:relIds|w:object|wpc:wpc|wpg:wgp)[\s/>]/g),
  };
}

/** Whatever the prefix of its namespace. */
function elements(names: string): RegExp {
  return new RegExp(`<(?:[\\w.-]+:)?(?:${names})[\\s/>]`, 'g');
}

const countIn = (xml: string, pattern: RegExp) => xml.match(pattern)?.length ?? 0;
