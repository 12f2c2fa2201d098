import { proceduresPath } from '@vigie/domain/modules/procedures/id';
import { useEffect, useState } from 'react';
import { usePlace, useRouter } from '../../../platform/router/router';
import { RecordListPage } from '../../records/public';
import { ProceduresNav } from '../procedures-nav';
import { procedureListView } from './list-view';

/** What is in force, of everyone: what a library is opened for, unless its address asks for something else. */
const libraryAddress = `${proceduresPath}?assigned=everyone&status=active&direction=asc`;

export default function ProcedureListPage() {
  const { history } = useRouter();
  const { pathname, search } = usePlace();
  const [isAsked, setAsked] = useState(pathname !== proceduresPath || search !== '');
  useEffect(() => {
    if (isAsked) return;
    history.replace(libraryAddress);
    setAsked(true);
  }, [isAsked, history]);
  return (
    <>
      <ProceduresNav at="procedures" />
      {isAsked && <RecordListPage view={procedureListView} />}
    </>
  );
}
