import { type Message, text } from '../../kernel/message';

/** What happens to each of them alike. */
function commonSentences(record: string): Readonly<Record<string, Message>> {
  return {
    [`${record}.changed`]: text('{who} a modifié {id} : {changes}', '{who} changed {id}: {changes}'),
    [`${record}.commented`]: text('{who} a commenté {id}', '{who} commented on {id}'),
    [`${record}.file_attached`]: text('{who} a joint un fichier à {id}', '{who} attached a file to {id}'),
    [`${record}.file_removed`]: text('{who} a retiré un fichier de {id}', '{who} removed a file from {id}'),
    [`${record}.linked`]: text('{who} a lié un élément à {id}', '{who} linked a record to {id}'),
    [`${record}.unlinked`]: text('{who} a retiré un lien de {id}', '{who} removed a link from {id}'),
  };
}

export const gembaSentences: Readonly<Record<string, Message>> = {
  ...commonSentences('gemba_station'),
  'gemba_station.created': text('{who} a créé la station {id} : {label}', '{who} created the station {id}: {label}'),
  'gemba_station.retired': text('{who} a retiré la station {id}', '{who} retired the station {id}'),
  'gemba_station.restored': text('{who} a remis en service la station {id}', '{who} restored the station {id}'),
  ...commonSentences('gemba_route'),
  'gemba_route.created': text('{who} a créé le parcours {id} : {title}', '{who} created the route {id}: {title}'),
  'gemba_route.retired': text('{who} a retiré le parcours {id}', '{who} retired the route {id}'),
  'gemba_route.restored': text('{who} a remis en service le parcours {id}', '{who} restored the route {id}'),
  ...commonSentences('gemba_duty'),
  'gemba_duty.created': text(
    '{who} a confié la tournée régulière {id} à {person} : {title}',
    '{who} gave {person} the regular walk {id}: {title}',
  ),
  'gemba_duty.ended': text('{who} a mis fin à la tournée régulière {id}', '{who} ended the regular walk {id}'),
  ...commonSentences('gemba_walk'),
  'gemba_walk.created': text('{who} a prévu la tournée {id} : {title}', '{who} planned the walk {id}: {title}'),
  'gemba_walk.started': text('{who} a commencé la tournée {id}', '{who} started the walk {id}'),
  'gemba_walk.finished': text('{who} a terminé la tournée {id}', '{who} finished the walk {id}'),
  'gemba_walk.captured': text(
    '{who} a saisi la tournée {id} sans réseau',
    '{who} kept the walk {id} without a network',
  ),
  'gemba_walk.lapsed': text(
    'La tournée {id} s’est terminée d’elle-même après 12 heures',
    'The walk {id} ended by itself after 12 hours',
  ),
  'gemba_walk.skipped': text('{who} n’a pas fait la tournée {id}', '{who} skipped the walk {id}'),
  ...commonSentences('observation'),
  'observation.created': text('{who} a noté {id} à {station} : {text}', '{who} noted {id} at {station}: {text}'),
  'observation.captured': text('{who} a gardé {id} sur son appareil', '{who} kept {id} on a device'),
  'observation.settled': text('{who} a réglé {id}', '{who} settled {id}'),
  'observation.withdrawn': text('{who} a retiré {id}', '{who} withdrew {id}'),
  'observation.reported': text('{who} a signalé {id} : {reportId}', '{who} reported {id}: {reportId}'),
  'observation.acted_on': text(
    '{who} a lancé une action pour {id} : {actionId}',
    '{who} began an action for {id}: {actionId}',
  ),
  'observation.joined': text('{who} a rattaché {id} à {caseId}', '{who} linked {id} to {caseId}'),
  'observation.concluded': text('{id} est réglée par sa suite', '{id} was settled by its follow-up'),
  'observation.released': text(
    '{id} est rouverte : sa suite est abandonnée',
    '{id} is open again: its follow-up was discarded',
  ),
};
