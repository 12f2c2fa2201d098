import { say } from '@vigie/domain/kernel/message';
import { describe, expect, it } from 'vitest';
import type { Say } from '../../platform/page/messages';
import { ApiError } from '../../platform/transport/api-error';
import { MissingToken } from './admin-call';
import { errorSentence } from './error-text';

const mixed: Say = (message, values) => say('mixed-fr', message, values);
const refusal = (body: unknown, detail = '') => new ApiError(422, 'invalid', detail, {}, body);

describe("the sentence after 'Erreur: '", () => {
  it.each([
    ['an array gives its sentences', refusal({ detail: [{ msg: 'Un' }, { msg: 'Deux' }] }), 'Erreur: Un, Deux'],
    ['an object is shown as JSON', refusal({ detail: { code: 7 } }), 'Erreur: {"code":7}'],
    ['a sentence is shown as it is', refusal({ detail: 'Déjà pris' }), 'Erreur: Déjà pris'],
    ['without detail the body is shown', refusal({ oops: true }), 'Erreur: {"oops":true}'],
    ['a body of text is shown as it is', refusal('Panne'), 'Erreur: Panne'],
    ['without a body the message is shown', refusal(undefined, 'Injoignable'), 'Erreur: Injoignable'],
    ['anything else has a fallback', 'nothing', 'Erreur: Erreur inconnue'],
    ['an empty array has nothing to say', refusal({ detail: [] }), 'Erreur: {"detail":[]}'],
  ])('%s', (_, error, expected) => {
    expect(errorSentence(error, mixed)).toBe(expected);
  });

  it('says the missing token plainly', () => {
    expect(errorSentence(new MissingToken(), mixed)).toBe("Pas de token d'authentification");
  });
});
