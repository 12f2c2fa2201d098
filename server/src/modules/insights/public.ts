export { setImportedDates, setManyImportedDates } from './repository/imported-dates';
