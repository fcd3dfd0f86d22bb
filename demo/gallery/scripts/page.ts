// What every page of the gallery does. Without it the pages read, lead on and search all the same.
import { offerCopying } from './copy';
import { fitFrames } from './frames';
import { offerSearch } from './search-box';
import { offerThemes } from './themes';

offerThemes();
fitFrames();
offerCopying();
offerSearch();
