export function actionAddress(id: string): string {
  return `/apps/actions/${id}`;
}
