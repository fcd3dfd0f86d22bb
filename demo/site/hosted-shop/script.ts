import { standIn } from './stand-in';

// The script as a page loads it: with the store's id as the first of its query.
const { src } = document.currentScript as HTMLScriptElement;
standIn(new URL(src).search.slice(1).split('&')[0] ?? '');
