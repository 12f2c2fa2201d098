import { trainingPath } from '@vigie/domain/modules/training/id';
import { useEffect, useState } from 'react';
import { usePlace, useRouter } from '../../../platform/router/router';
import { RecordListPage } from '../../records/public';
import { minePath } from '../addresses';
import { TrainingNav } from '../training-nav';
import { trainingListView } from './list-view';

/** What the reader owes, unless its address asks for something else: what the tile is opened for. */
export default function TrainingListPage() {
  const { history } = useRouter();
  const { pathname, search } = usePlace();
  const [isAsked] = useState(pathname !== trainingPath || search !== '');
  useEffect(() => {
    if (!isAsked) history.replace(minePath);
  }, [isAsked, history]);
  if (!isAsked) return null;
  return (
    <>
      <TrainingNav at="all" />
      <RecordListPage view={trainingListView} />
    </>
  );
}
