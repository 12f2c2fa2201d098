import { describe, expect, it } from 'vitest';
import { chosenTypes, noticeGroupsOf } from '../../kernel/records/notices';
import { moduleContracts } from '../index';
import { defaultParameters, mailTopics, newCompanyRules } from '../parameters/contract';
import { mailedByDefault, noticesByTopic, topicOf } from './default-mails';

const types = chosenTypes(noticeGroupsOf(Object.values(moduleContracts)));

describe('what a person who has chosen nothing is mailed', () => {
  it('names notices that exist, each once', () => {
    const named = mailTopics.flatMap((topic) => noticesByTopic[topic]);
    expect(types).toEqual(expect.arrayContaining(named));
    expect(new Set(named).size).toBe(named.length);
  });

  it('is nothing in a company from before', () => {
    for (const type of types) expect(mailedByDefault(type, defaultParameters)).toBeNull();
  });

  it('is in a new company what is theirs to do, decided, late or escalated, and the rest once a day', () => {
    for (const type of types) {
      expect(mailedByDefault(type, newCompanyRules)).toBe(topicOf(type) === null ? 'digest' : 'mail');
    }
    expect(mailedByDefault('actionAssigned', newCompanyRules)).toBe('mail');
    expect(mailedByDefault('commented', newCompanyRules)).toBe('digest');
  });

  it.each(mailTopics)('is mailed of %s alone where the company wants no more', (topic) => {
    for (const type of types) {
      const mailed = mailedByDefault(type, { mailTopics: [topic], dailySummary: false });
      expect(mailed).toBe(topicOf(type) === topic ? 'mail' : null);
    }
  });
});
