/** Spreadsheets still write Windows-1252; what is not UTF-8 is read as that. */
export function textOfCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export const exampleCsv = [
  "Prénom;Nom;E-mail;Nom d'utilisateur;Rôles;Équipe",
  'Zoé;Martin;zoe.martin@exemple.fr;zoe.martin;déclarant;',
  'Karim;Benali;karim.benali@exemple.fr;;"validateur, assurance qualité";',
  '',
].join('\r\n');

export function downloadExample(): void {
  // The byte order mark makes a spreadsheet read the accents as UTF-8.
  const blob = new Blob([`\uFEFF${exampleCsv}`], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'utilisateurs.csv';
  link.click();
  // Some browsers start the download only after this turn.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
