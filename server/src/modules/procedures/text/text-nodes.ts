import { type Block, plainOf } from '@vigie/domain/modules/procedures/text/blocks';
import { plainBlock, stepNumbers } from '@vigie/domain/modules/procedures/text/outline';
import type { Node } from '../../../platform/documents/nodes';

/** The text of a version as pieces of a page. */
export function textNodes(blocks: readonly Block[], pictures: ReadonlyMap<string, string>): readonly Node[] {
  const numbers = stepNumbers(blocks);
  return blocks.map((block) => {
    if (block.kind === 'heading') return { text: plainOf(block.runs), style: `h${block.level}` };
    if (block.kind === 'step') return { text: `${numbers.get(block.id) ?? ''}. ${plainOf(block.runs)}` };
    const image = block.kind === 'image' ? pictures.get(block.file) : undefined;
    return image ? { image, fit: [420, 420] } : { text: plainBlock(block) };
  });
}
