import { text } from '../../../kernel/message';

export const stationTitleMessages = {
  title: text('Station gemba', 'Gemba station'),
  plural: text('Stations gemba', 'Gemba stations'),
};

export const stationFieldMessages = {
  label: text('Nom', 'Name'),
  site: text('Site', 'Site'),
  department: text('Service', 'Department'),
  equipment: text('Équipement', 'Equipment'),
  responsible: text('Responsable', 'Responsible'),
  token: text('Code', 'Code'),
  labelMissing: text('Donnez un nom à la station.', 'Give the station a name.'),
  labelTaken: text('Une autre station porte ce nom.', 'Another station has this name.'),
  siteMissing: text('Indiquez le site.', 'Give the site.'),
  departmentMissing: text('Indiquez le service.', 'Give the department.'),
};

export const stationStatusMessages = {
  active: text('Active', 'Active'),
  retired: text('Retirée', 'Retired'),
};

export const stationWorkflowMessages = {
  retire: text('Retirer', 'Retire'),
  restore: text('Remettre en service', 'Restore'),
};
