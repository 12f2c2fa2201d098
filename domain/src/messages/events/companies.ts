import type { Message } from '../../kernel/message';
import { text } from '../../kernel/message';

export const companySentences: Readonly<Record<string, Message>> = {
  'company.created': text('{who} a créé l’entreprise {name}', '{who} created the company {name}'),
  'company.updated': text('{who} a modifié l’entreprise : {changes}', '{who} changed the company: {changes}'),
  'company.archived': text('{who} a archivé l’entreprise', '{who} archived the company'),
  'company.restored': text('{who} a rétabli l’entreprise', '{who} restored the company'),
  'company.quotas_changed': text(
    '{who} a modifié {n} {n|limite|limites} de l’entreprise',
    '{who} changed {n} {n|limit|limits} of the company',
  ),
  'sign_up.requested': text('Inscription d’une entreprise demandée', 'Registration of a company requested'),
};
