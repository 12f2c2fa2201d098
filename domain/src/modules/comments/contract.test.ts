import { expect, it } from 'vitest';
import { mentionsIn } from './contract';

it.each([
  ['Bonjour @lead, peux-tu voir avec @Sophie.Marchand ?', ['lead', 'sophie.marchand']],
  ['@qa: merci. @qa', ['qa']],
  ['Voir (@lead).', ['lead']],
  ['écrire à contact@lead.example', []],
  ['@ rien, @@deux', []],
  ['', []],
])('%s calls %j', (text, names) => expect(mentionsIn(text)).toEqual(names));
