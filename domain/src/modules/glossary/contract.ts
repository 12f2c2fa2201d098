import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { pathId } from '../../kernel/ids';
import { glossaryBounds, glossaryGroupStates } from './own-groups';

const { fewestWords, mostWords, longestWord } = glossaryBounds;
const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestWord));
const words = z.array(word).check(z.minLength(fewestWords), z.maxLength(mostWords));

export const builtInGroupView = z.object({
  key: z.string(),
  french: z.array(z.string()),
  english: z.array(z.string()),
  /** The company does not want these words taken for the same. */
  isOff: z.boolean(),
  version: z.int(),
});
export type BuiltInGroupView = z.infer<typeof builtInGroupView>;

export const glossaryGroup = z.object({
  id: z.int(),
  words: z.array(z.string()),
  state: z.enum(glossaryGroupStates),
  changedBy: z.string(),
  changedAt: z.string(),
  version: z.int(),
});
export type GlossaryGroup = z.infer<typeof glossaryGroup>;

export const glossary = z.object({
  /** The company's own, in the order in which they were added; those that are retired too. */
  own: z.array(glossaryGroup),
  builtIn: z.array(builtInGroupView),
});
export type Glossary = z.infer<typeof glossary>;

const groupParams = z.object({ id: pathId });
export const builtInKey = /^[a-z_]{2,60}$/;

export const glossaryEndpoints = {
  getGlossary: endpoint({
    method: 'GET',
    path: '/api/v1/glossary',
    summary: 'Words that the search of similar cases takes for the same: built in, and the company’s own',
    output: glossary,
  }),
  addGlossaryGroup: endpoint({
    method: 'POST',
    path: '/api/v1/glossary/groups',
    summary: 'Add words that mean the same; they join the groups that they stand in already',
    creates: true,
    status: 201,
    body: z.object({ words }),
    output: glossaryGroup,
  }),
  changeGlossaryGroup: endpoint({
    method: 'PATCH',
    path: '/api/v1/glossary/groups/:id',
    summary: 'Change the words of one of the company’s own groups',
    changes: true,
    params: groupParams,
    body: z.object({ words }),
    output: glossaryGroup,
  }),
  retireGlossaryGroup: endpoint({
    method: 'POST',
    path: '/api/v1/glossary/groups/:id/retire',
    summary: 'No longer use one of the company’s own groups; it is kept',
    changes: true,
    params: groupParams,
    output: glossaryGroup,
  }),
  restoreGlossaryGroup: endpoint({
    method: 'POST',
    path: '/api/v1/glossary/groups/:id/restore',
    summary: 'Use a retired group again',
    changes: true,
    params: groupParams,
    output: glossaryGroup,
  }),
  switchBuiltInGroup: endpoint({
    method: 'PUT',
    path: '/api/v1/glossary/built-in/:key',
    summary: 'Switch a built-in group off for the company, or on again',
    changes: true,
    params: z.object({ key: z.string().check(z.regex(builtInKey)) }),
    body: z.object({ isOff: z.boolean() }),
    output: builtInGroupView,
  }),
};
