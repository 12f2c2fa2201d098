import { text } from '../../../kernel/message';

export const findingMessages = {
  description: text(
    'Constat « {question} » : {answer}\nQuestionnaire {id}, {title}',
    'Finding “{question}”: {answer}\nQuestionnaire {id}, {title}',
  ),
  withoutAnswer: text(
    'Constat « {question} »\nQuestionnaire {id}, {title}',
    'Finding “{question}”\nQuestionnaire {id}, {title}',
  ),
};
