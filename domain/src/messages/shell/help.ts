import { type Message, text } from '../../kernel/message';

export const helpMessages = {
  title: text('Aide : {page}', 'Help: {page}'),
  purpose: text('À quoi sert cette page', 'What this page is for'),
  who: text('Qui fait quoi', 'Who does what'),
  next: text('Et ensuite', 'What comes next'),
  shortcuts: text('Raccourcis clavier', 'Keyboard shortcuts'),
  open: text('Aide', 'Help'),
};

export interface HelpTopic {
  readonly title: Message;
  readonly purpose: Message;
  readonly who: Message;
  readonly next: Message;
}

/** Loaded when help is opened or searched for. */
export const helpTopics = {
  home: {
    title: text('Accueil', 'Home'),
    purpose: text(
      'Les modules de Vigie. Le nombre sur une tuile dit combien d’éléments vous y attendent.',
      'The modules of Vigie. The number on a tile says how many items are waiting for you there.',
    ),
    who: text(
      'Chacun voit les mêmes tuiles ; celles qui vous sont fermées disent à qui elles sont réservées.',
      'Everyone sees the same tiles; those closed to you say whom they are for.',
    ),
    next: text(
      'Ouvrez un module, ou tapez Ctrl K pour aller partout.',
      'Open a module, or press Ctrl K to go anywhere.',
    ),
  },
  offline: {
    title: text('Sans réseau', 'Without a network'),
    purpose: text(
      'Ce qui attend le réseau sur cet appareil, et le code qui ouvre Vigie sans réseau.',
      'What waits for the network on this device, and the code that opens Vigie without one.',
    ),
    who: text(
      'Chacun lit ses propres saisies ; des autres, on ne voit que le nombre.',
      'You read your own entries; of other people’s you see only how many there are.',
    ),
    next: text(
      'Le réseau revenu, tout part seul. Ce que Vigie refuse reste ici avec sa raison.',
      'With the network back, everything is sent by itself. What Vigie refuses stays here with its reason.',
    ),
  },
  overview: {
    title: text('Vue d’ensemble', 'Overview'),
    purpose: text(
      'Votre travail, le plus urgent d’abord, et ce qui a changé depuis votre dernière visite.',
      'Your work, the most urgent first, and what changed since your last visit.',
    ),
    who: text(
      'Chacun y trouve ce qui l’attend : le validateur ses décisions, l’AQ ses revues, le rédacteur principal ses dossiers.',
      'Everyone finds what is waiting for them: the validator decisions, QA reviews, the lead writer cases.',
    ),
    next: text(
      'Traitez une ligne sur place, ou ouvrez-la pour voir tout le dossier.',
      'Handle a line in place, or open it to see the whole record.',
    ),
  },
  notifications: {
    title: text('Notifications', 'Notifications'),
    purpose: text(
      'Ce que Vigie vous a signalé : décisions, affectations, échéances, mentions.',
      'Your notifications: decisions, assignments, due dates, mentions.',
    ),
    who: text(
      'Vous choisissez ici, par événement, ce qui arrive dans Vigie et ce qui part par e-mail.',
      'You choose here, for each event, what arrives in Vigie and what is mailed.',
    ),
    next: text('Ouvrez une ligne, reportez-la ou marquez-la comme lue.', 'Open a line, snooze it or mark it as read.'),
  },
  kpi: {
    title: text('Indicateurs', 'KPI'),
    purpose: text(
      'Les chiffres de la qualité sur une période : ouvertures, clôtures, délais, causes.',
      'Quality figures over a period: opened, closed, delays, causes.',
    ),
    who: text(
      'Tous les lisent. Le responsable d’un indicateur répond à ses signaux.',
      'Everyone reads them. The owner of an indicator answers its signals.',
    ),
    next: text(
      'Cliquez sur un chiffre pour voir le détail des dossiers.',
      'Click a figure to see the cases that it counts.',
    ),
  },
  users: {
    title: text('Utilisateurs, équipes et règles', 'Users, teams and rules'),
    purpose: text(
      'Les utilisateurs de votre entreprise, leurs rôles, leurs équipes, et les règles que Vigie applique.',
      'The users of your company, their roles, their teams, and the rules that Vigie applies.',
    ),
    who: text(
      'L’administrateur invite et donne les rôles ; un rôle qui signe est confirmé par un second administrateur.',
      'The administrator invites and gives roles; a role that signs is confirmed by a second administrator.',
    ),
    next: text(
      'Invitez une personne, importez un fichier CSV, créez une équipe, puis enregistrez les règles.',
      'Invite a person, import a CSV file, create a team, then save the rules.',
    ),
  },
  lists: {
    title: text('Listes', 'Lists'),
    purpose: text(
      'Ce que les formulaires proposent : services, sites, produits et lots, équipements, clients.',
      'What forms offer: departments, sites, products and batches, equipment, customers.',
    ),
    who: text(
      'L’administrateur et le concepteur les tiennent à jour.',
      'The administrator and the designer keep them up to date.',
    ),
    next: text(
      'Ajoutez une valeur ; une valeur retirée reste lisible dans les anciens dossiers.',
      'Add a value; a withdrawn value stays readable in older records.',
    ),
  },
  glossary: {
    title: text('Glossaire', 'Glossary'),
    purpose: text(
      'Les mots que la recherche et l’analyse de récurrence prennent pour synonymes.',
      'Words that search and the recurrence analysis take for the same.',
    ),
    who: text(
      'Le concepteur et l’administrateur y ajoutent vos mots.',
      'The designer and the administrator add yours.',
    ),
    next: text('Ajoutez un groupe de mots qui veulent dire la même chose.', 'Add a group of words that mean the same.'),
  },
  imports: {
    title: text('Reprise de l’historique', 'Import of past cases'),
    purpose: text(
      'Reprendre d’anciens dossiers d’un tableur, avec leurs dates et leurs numéros.',
      'Import old cases from a spreadsheet, with their dates and numbers.',
    ),
    who: text(
      'Une personne prépare le fichier, une autre l’approuve et signe.',
      'One person prepares the file, another one approves and signs it.',
    ),
    next: text(
      'Vérifiez chaque ligne, corrigez, puis faites approuver.',
      'Check each line, fix it, then have it approved.',
    ),
  },
  newIssue: {
    title: text('Nouveau signalement', 'New Issue'),
    purpose: text(
      'Dire ce que vous avez vu, en moins d’une minute : une catégorie, quelques mots, une photo.',
      'Say what you saw, in under a minute: a category, a few words, a photo.',
    ),
    who: text('Tout utilisateur peut signaler. Le brouillon est gardé.', 'Any user can report. The draft is kept.'),
    next: text(
      'Envoyez-le : un validateur décide, et vous recevez sa réponse.',
      'Send it: a validator decides, and you get the answer.',
    ),
  },
  approval: {
    title: text('Décision sur un signalement', 'Decision on a report'),
    purpose: text(
      'Relire un signalement, puis l’approuver, le rejeter ou demander des informations.',
      'Read a report, then approve it, reject it or ask for information.',
    ),
    who: text(
      'Le validateur décide et signe ; l’auteur peut corriger jusque-là.',
      'The validator decides and signs; the author may correct until then.',
    ),
    next: text(
      'Approuvé, il devient un dossier confié à un rédacteur principal.',
      'Once approved, it becomes a case given to a lead writer.',
    ),
  },
  inbox: {
    title: text('Boîte de réception', 'Inbox'),
    purpose: text('Tous les signalements, avec ce qu’ils sont devenus.', 'All reports, with what became of them.'),
    who: text(
      'Le validateur y prend ce qui attend une décision ; l’auteur y suit ses signalements.',
      'The validator takes what waits for a decision; the author follows their reports.',
    ),
    next: text('Ouvrez une ligne en attente pour décider.', 'Open a waiting line to decide.'),
  },
  cases: {
    title: text('Dossiers', 'Cases'),
    purpose: text(
      'Traiter un problème jusqu’au bout : impact, causes, plan CAPA, clôture.',
      'Handle a problem to its end: impact, causes, CAPA plan, closing.',
    ),
    who: text(
      'Le rédacteur principal remplit les étapes et les marque prêtes ; l’AQ les revoit, approuve et clôt.',
      'The lead writer fills in the steps and marks them ready; QA reviews, approves and closes.',
    ),
    next: text(
      '« Why can’t I close? », à droite, dit ce qui manque et y conduit.',
      '“Why can’t I close?”, on the right, says what is missing and leads there.',
    ),
  },
  actions: {
    title: text('Actions', 'Actions'),
    purpose: text(
      'Ce qui reste à faire, issu d’un plan CAPA ou créé à la main, avec son échéance.',
      'What is left to do, from a CAPA plan or created by hand, with its due date.',
    ),
    who: text(
      'Le responsable la réalise et indique qu’il a terminé ; l’approbateur la revoit.',
      'The assignee does it and says when it is finished; the approver reviews it.',
    ),
    next: text(
      'Le délai est trop court ? Demandez un report depuis l’action.',
      'Not enough time? Request an extension from the action.',
    ),
  },
  questionnaires: {
    title: text('Questionnaires', 'Questionnaires'),
    purpose: text(
      'Remplir une liste de contrôle publiée, sur ordinateur ou sur téléphone.',
      'Fill in a published checklist, on a computer or a phone.',
    ),
    who: text(
      'Tout utilisateur en commence un ; un constat peut devenir un signalement.',
      'Any user starts one; a finding can become a report.',
    ),
    next: text(
      'Choisissez un modèle, répondez, soumettez ; les réponses sont gardées à mesure.',
      'Choose a template, answer, submit; answers are saved as you go.',
    ),
  },
  templates: {
    title: text('Modèles de questionnaires', 'Form builder'),
    purpose: text(
      'Composer les questionnaires : sections, pages, questions et leurs règles.',
      'Build questionnaires: sections, pages, questions and their rules.',
    ),
    who: text(
      'Le concepteur compose ; une autre personne publie et signe la version.',
      'The designer builds; another person publishes and signs the version.',
    ),
    next: text('Essayez l’aperçu, puis demandez la publication.', 'Try the preview, then ask for publication.'),
  },
  alerts: {
    title: text('Alertes', 'Alerts'),
    purpose: text(
      'Prévenir des collègues tout de suite, et voir qui a lu.',
      'Alert colleagues at once, and see who has read it.',
    ),
    who: text('Tout utilisateur écrit et reçoit.', 'Any user writes and receives.'),
    next: text('Cochez un message traité : il passe en bas de la liste.', 'Tick a handled message: it moves down.'),
  },
  audits: {
    title: text('Audits', 'Audits'),
    purpose: text(
      'Préparer un audit, remplir sa grille, noter les constats, émettre le rapport et suivre les réponses.',
      'Plan an audit, fill its checklist, note findings, issue the report and follow the answers.',
    ),
    who: text(
      'L’AQ planifie et clôt ; le responsable d’audit mène l’audit et signe le rapport ; les audités répondent.',
      'QA plans and closes; the lead auditor leads the audit and signs the report; auditees answer.',
    ),
    next: text(
      'Ouvrez un audit : « À compléter » dit ce qui manque pour l’étape suivante.',
      'Open an audit: “Still to complete” says what is missing for the next step.',
    ),
  },
  procedures: {
    title: text('Procédures', 'Procedures'),
    purpose: text(
      'Trouver le texte en vigueur, l’écrire, le relire, l’approuver, le comparer, et savoir où sont ses copies.',
      'Find the text in force, write it, review it, approve it, compare it, and know where its copies are.',
    ),
    who: text(
      'L’AQ et les concepteurs commencent une procédure ; auteurs, relecteurs et approbateurs sont des personnes différentes ; tout collègue lit ce qui est en vigueur.',
      'QA and designers begin a procedure; authors, reviewers and approvers are different people; every colleague reads what is in force.',
    ),
    next: text(
      'Ouvrez une version : « À compléter » dit ce qui manque pour la soumettre.',
      'Open a version: “Still to complete” says what is missing to submit it.',
    ),
  },
  gemba: {
    title: text('Gemba', 'Gemba'),
    purpose: text(
      'Faire le tour des postes, noter ce qui va et ce qui est à améliorer, et voir où cela revient.',
      'Walk the stations, note what is good and what to improve, and see where it comes back.',
    ),
    who: text(
      'Tout collègue marche et note ; le responsable de la station et l’AQ règlent les observations.',
      'Any colleague walks and notes; the person responsible for the station and QA settle observations.',
    ),
    next: text(
      'Commencez une tournée, ou lisez le code d’une station avec le téléphone.',
      'Start a walk, or read the code of a station with the phone.',
    ),
  },
  trail: {
    title: text('Piste d’audit', 'Audit trail'),
    purpose: text(
      'Qui a fait quoi, quand, et quelles valeurs ont changé. Rien n’y est modifiable.',
      'Who did what, when, and which values changed. Nothing in it can be changed.',
    ),
    who: text(
      'L’administrateur et l’AQ la lisent, et la montrent à un inspecteur.',
      'The administrator and QA read it, and show it to an inspector.',
    ),
    next: text(
      'Filtrez, puis exportez : le fichier se vérifie sans Vigie.',
      'Filter, then export: the file can be checked without Vigie.',
    ),
  },
  administration: {
    title: text('Administration de la plateforme', 'Administration of the platform'),
    purpose: text(
      'Les entreprises clientes, leurs administrateurs et les avis des utilisateurs.',
      'The client companies, their administrators and the users’ feedback.',
    ),
    who: text(
      'Les administrateurs de la plateforme. Ils ne voient pas les dossiers des entreprises.',
      'The administrators of the platform. They do not see the companies’ records.',
    ),
    next: text(
      'Créez une entreprise avec son premier administrateur : il invite ensuite ses collègues.',
      'Create a company with its first administrator, who then invites colleagues.',
    ),
  },
  account: {
    title: text('Votre compte', 'Your account'),
    purpose: text(
      'Votre adresse, votre mot de passe, votre second facteur, la langue et l’affichage.',
      'Your address, your password, your second factor, language and display.',
    ),
    who: text(
      'Vous seul. Vos rôles sont donnés par l’administrateur.',
      'You alone. The administrator gives your roles.',
    ),
    next: text(
      'Confirmez votre adresse : sans cela, vous ne pouvez pas signer.',
      'Confirm your address: without that you cannot sign.',
    ),
  },
} satisfies Record<string, HelpTopic>;
export type HelpTopicName = keyof typeof helpTopics;
