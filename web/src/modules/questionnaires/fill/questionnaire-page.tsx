export default function QuestionnairePage() {
  return null;
}
