import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Block, plainOf } from '@vigie/domain/modules/procedures/text/blocks';
import { textProblem } from '@vigie/domain/modules/procedures/text/problems';
import { describe, expect, it } from 'vitest';
import { zip } from '../../../platform/documents/zip';
import { compareTexts, type ReadWord, readWordDocument, runTextJob } from './text-jobs';

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:v="urn:schemas-microsoft-com:vml"';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Parts = Readonly<Record<string, string | Buffer>>;
const packed = (parts: Parts): Promise<Buffer> =>
  buffer(
    Readable.from(zip(Object.entries(parts).map(([name, content]) => ({ name, content: [content] }))), {
      objectMode: false,
    }),
  );

/** A document as Word writes it, with this body. */
const partsOf = (body: string): Parts => ({
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="xml" ContentType="application/xml"/></Types>',
  '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/image" Target="media/image1.png"/><Relationship Id="rId2" Type="${relation}/hyperlink" Target="https://example.org/" TargetMode="External"/><Relationship Id="rId3" Type="${relation}/hyperlink" Target="file:///etc/passwd" TargetMode="External"/><Relationship Id="rId4" Type="${relation}/numbering" Target="numbering.xml"/><Relationship Id="rId5" Type="${relation}/styles" Target="styles.xml"/><Relationship Id="rId9" Type="${relation}/image" Target="media/image2.emf"/></Relationships>`,
  'word/media/image1.png': png,
  'word/media/image2.emf': 'a drawing of Windows',
  'word/numbering.xml': `<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  'word/styles.xml': `<w:styles ${namespaces}><w:style w:type="paragraph" w:styleId="Titre2"><w:name w:val="heading 2"/></w:style></w:styles>`,
  'word/document.xml': `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
});
const docx = (body: string, more: Parts = {}) => packed({ ...partsOf(body), ...more });
const read = async (file: Buffer, former: readonly Block[] = []) =>
  (await runTextJob({ job: 'read', file, former })) as ReadWord;

const run = (text: string, dress = '') =>
  `<w:r>${dress && `<w:rPr>${dress}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const item = (text: string, level: number) =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`);
const picture = (embed: string) =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="A valve"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${embed}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
const cell = (text: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(run(text))}</w:tc>`;

const blocksOf = (answer: ReadWord) => {
  if (!('blocks' in answer)) throw new Error(JSON.stringify(answer));
  return answer;
};

describe('a Word document', () => {
  it('becomes blocks, with its formatting, lists, tables, links and images', async () => {
    const body = [
      paragraph(run('Cleaning'), '<w:pStyle w:val="Titre2"/>'),
      paragraph(
        `${run('Rinse ')}${run('slowly', '<w:b/>')}${run('3', '<w:vertAlign w:val="superscript"/>')}${run('old', '<w:strike/>')}<w:hyperlink r:id="rId2">${run(' as shown')}</w:hyperlink><w:hyperlink r:id="rId3">${run(' here')}</w:hyperlink>`,
      ),
      paragraph(''),
      item('Gloves', 0),
      item('Nitrile', 1),
      paragraph(`${run('Before')}${picture('rId1')}${run('After')}`),
      `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('Test', '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${cell('pH')}${cell('7')}</w:tr></w:tbl>`,
    ].join('');
    const { blocks, images, lost } = blocksOf(await read(await docx(body)));
    expect(blocks.map(({ id, ...rest }) => rest)).toEqual([
      { kind: 'heading', level: 2, runs: [{ text: 'Cleaning' }] },
      {
        kind: 'paragraph',
        runs: [
          { text: 'Rinse ' },
          { text: 'slowly', bold: true },
          { text: '3', superscript: true },
          { text: 'old' },
          { text: ' as shown', link: 'https://example.org/' },
          { text: ' here' },
        ],
      },
      {
        kind: 'list',
        items: [
          { depth: 0, ordered: true, runs: [{ text: 'Gloves' }] },
          { depth: 1, ordered: false, runs: [{ text: 'Nitrile' }] },
        ],
      },
      { kind: 'paragraph', runs: [{ text: 'Before' }] },
      { kind: 'image', file: images[0]?.sha256, alternative: 'A valve', caption: '' },
      { kind: 'paragraph', runs: [{ text: 'After' }] },
      {
        kind: 'table',
        headed: true,
        rows: [
          [{ runs: [{ text: 'Test' }] }, { runs: [] }],
          [{ runs: [{ text: 'pH' }] }, { runs: [{ text: '7' }] }],
        ],
      },
    ]);
    expect(images).toMatchObject([{ mediaType: 'image/png' }]);
    expect(Buffer.from(images[0]?.content ?? [])).toEqual(png);
    expect(lost).toMatchObject({ links: 1, struck: 1, mergedCells: 1, images: 0, headers: 0 });
    expect(textProblem(JSON.parse(JSON.stringify(blocks)))).toBeNull();
  });

  it('with tracked changes is refused, whichever they are', async () => {
    const changes = [
      `<w:ins w:id="1">${run('new')}</w:ins>`,
      '<w:del w:id="1"><w:r><w:delText>old</w:delText></w:r></w:del>',
      `<w:moveFrom w:id="1">${run('moved')}</w:moveFrom>`,
      `<w:moveTo w:id="1">${run('moved')}</w:moveTo>`,
      '<w:r><w:rPr><w:b/><w:rPrChange w:id="1"><w:rPr/></w:rPrChange></w:rPr><w:t>bold</w:t></w:r>',
    ];
    for (const change of changes) {
      expect(await read(await docx(paragraph(run('Text') + change)))).toEqual({
        problem: 'trackedChanges',
        values: { n: 1 },
      });
    }
    const ofAnotherProgram = await docx(paragraph(run('Text')), { 'customXml/item1.xml': '<form><del/></form>' });
    expect(await read(ofAnotherProgram)).toHaveProperty('blocks');
    const note = `<w:footnotes ${namespaces}><w:footnote><w:p><w:ins>${run('new')}</w:ins></w:p></w:footnote></w:footnotes>`;
    const inNote = await docx(paragraph(run('Text')), { 'word/footnotes.xml': note });
    expect(await read(inNote)).toMatchObject({ problem: 'trackedChanges' });
  });

  it('says how much of it is lost', async () => {
    const box = (text: string) => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;
    const body = paragraph(
      [
        run('Text'),
        '<w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:footnoteReference w:id="3"/></w:r>',
        '<w:r><w:commentReference w:id="0"/></w:r><m:oMath/>',
        `<mc:AlternateContent><mc:Choice Requires="wps">${box('Boxed')}</mc:Choice><mc:Fallback>${box('Boxed')}</mc:Fallback></mc:AlternateContent>`,
        picture('rId9'),
      ].join(''),
    );
    const file = await docx(body, {
      'word/header1.xml': `<w:hdr ${namespaces}>${paragraph(run('SOP 12'))}</w:hdr>`,
      'word/header2.xml': `<w:hdr ${namespaces}>${paragraph('')}</w:hdr>`,
      'word/footer1.xml': `<w:ftr ${namespaces}>${paragraph(run('Page'))}</w:ftr>`,
    });
    expect(blocksOf(await read(file)).lost).toMatchObject({
      headers: 1,
      footers: 1,
      footnotes: 2,
      comments: 1,
      equations: 1,
      textBoxes: 1,
      images: 1,
    });
  });

  it('is refused in words when it is none, or is not read within bounds', async () => {
    const text = paragraph(run('Text'));
    const entities = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a/>';
    const wide = `<w:tbl><w:tr>${cell('x', '<w:gridSpan w:val="1000000000"/>')}</w:tr></w:tbl>`;
    const refused: Record<string, readonly [Buffer, string]> = {
      nothing: [Buffer.alloc(0), 'notWord'],
      noise: [randomBytes(1_000), 'notWord'],
      'an old document': [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'oldOrProtected'],
      'a cut file': [(await docx(text)).subarray(0, 400), 'damaged'],
      'a workbook': [await packed({ 'xl/workbook.xml': '<workbook/>' }), 'notWord'],
      macros: [await docx(text, { 'word/vbaProject.bin': 'x' }), 'macros'],
      'declared entities': [await docx(text, { 'word/styles.xml': entities }), 'damaged'],
      'broken XML': [await docx('<w:p>'), 'damaged'],
      'no words': [await docx(paragraph('')), 'empty'],
      'a bomb': [await docx(text, { 'word/theme.xml': Buffer.alloc(16 * 1024 * 1024, 32) }), 'tooLarge'],
      'a table without end': [await docx(wide), 'tableTooLarge'],
    };
    const found: Record<string, unknown> = {};
    for (const [name, [file]] of Object.entries(refused)) found[name] = Reflect.get(await read(file), 'problem');
    expect(found).toEqual(Object.fromEntries(Object.entries(refused).map(([name, [, problem]]) => [name, problem])));
  });

  it('too long for a text is refused for that', async () => {
    const long = await docx(paragraph(run('x'.repeat(20_001))));
    expect(await read(long)).toMatchObject({ textProblem: { problem: 'blockTooLong' } });
  });

  it('that is brought again keeps the ids of its blocks', async () => {
    const before = blocksOf(await read(await docx(paragraph(run('Rinse the tank with 200 litres of water')))));
    const after = await docx(
      paragraph(run('Wear goggles')) + paragraph(run('Rinse the tank with 250 litres of water')),
    );
    const { blocks } = blocksOf(await read(after, before.blocks));
    expect(blocks[1]?.id).toBe(before.blocks[0]?.id);
    expect(blocks[0]?.id).not.toBe(before.blocks[0]?.id);
  });

  it('and two texts are read and compared in a thread', async () => {
    const asker = { companyId: 1 };
    const { blocks } = blocksOf(await readWordDocument(asker, await docx(paragraph(run('Text'))), []));
    expect(blocks.map((block) => ('runs' in block ? plainOf(block.runs) : ''))).toEqual(['Text']);
    expect(await compareTexts(asker, [], blocks)).toMatchObject([{ state: 'added' }]);
  });
});
