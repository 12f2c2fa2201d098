export default function ResultsPage() {
  return null;
}
