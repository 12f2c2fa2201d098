export default function QuestionnaireListPage() {
  return null;
}
