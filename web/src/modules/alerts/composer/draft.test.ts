import { type Alert, alertsEndpoints, maxLinks, maxTeams } from '@vigie/domain/modules/alerts/contract';
import { describe, expect, it } from 'vitest';
import {
  type AlertDraft,
  bodyOf,
  emptyDraft,
  hasAllLinks,
  inReplyTo,
  isEmpty,
  isFull,
  keyOf,
  type Recipient,
  withLink,
  withoutLink,
  withoutRecipient,
  withRecipient,
} from './draft';

const person: Recipient = { kind: 'user', id: 12, name: 'thomas.lemoine (12)' };
const team: Recipient = { kind: 'team', id: 12, name: 'Qualité' };
const link = { id: 'NC_0012', title: 'Fuite', address: '/apps/non-conformity/NC_0012' };

describe('an alert that is being written', () => {
  it('tells a person and a team with the same number apart, and takes each once', () => {
    const both = [person, team, person].reduce(withRecipient, emptyDraft);
    expect(both.recipients).toEqual([person, team]);
    expect(withoutRecipient(both, keyOf(person)).recipients).toEqual([team]);
    expect(bodyOf({ ...both, text: ' Bonjour\n' })).toMatchObject({
      text: 'Bonjour',
      recipientIds: [12],
      teamIds: [12],
    });
  });

  it('takes each link once', () => {
    const linked = [link, link].reduce(withLink, emptyDraft);
    expect(bodyOf(linked).recordIds).toEqual(['NC_0012']);
    expect(withoutLink(linked, 'NC_0012')).toEqual(emptyDraft);
  });

  it('says when nothing more can be added, where the server would refuse it', () => {
    const teams = Array.from({ length: maxTeams }, (_, id): Recipient => ({ kind: 'team', id, name: `${id}` }));
    const links = Array.from({ length: maxLinks }, (_, id) => ({ ...link, id: `NC_${id}` }));
    const most: AlertDraft = { ...emptyDraft, text: 'x', recipients: teams, links };
    const body = (draft: AlertDraft) => alertsEndpoints.sendAlert.body?.safeParse(bodyOf(draft)).success;
    expect([isFull(most), hasAllLinks(most), body(most)]).toEqual([true, true, true]);
    expect(body(withRecipient(most, team))).toBe(true);
    expect(body(withRecipient(most, { ...team, id: 9999 }))).toBe(false);
    expect(body(withLink(most, link))).toBe(false);
  });

  it('is empty only when nothing of it is there', () => {
    const parts: Partial<AlertDraft>[] = [
      { text: ' ' },
      { recipients: [team] },
      { links: [link] },
      { replyTo: { id: 1, sender: 'x', text: 'y' } },
    ];
    expect(isEmpty(emptyDraft)).toBe(true);
    expect(parts.map((part) => isEmpty({ ...emptyDraft, ...part }))).toEqual([false, false, false, false]);
  });

  it('answers a user with the words that stood there already', () => {
    const alert = {
      id: 7,
      sender: { id: 27, username: 'nadia.benali', displayName: 'Nadia Benali' },
      text: 'Alors ?',
    } as Alert;
    const answer = inReplyTo({ ...emptyDraft, text: 'Oui', recipients: [person], links: [link] }, alert);
    expect(answer).toEqual({
      text: 'Oui',
      recipients: [{ kind: 'user', id: 27, name: 'nadia.benali (27)' }],
      links: [link],
      replyTo: { id: 7, sender: 'Nadia Benali', text: 'Alors ?' },
    });
    expect(bodyOf(answer).replyTo).toBe(7);
  });
});
