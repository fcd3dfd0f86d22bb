// What every page of the gallery does. Without it the pages read, lead on and search all the same.
import { offerCopying } from './copy';
import { fitFrames } from './frames';
import { offerSearch } from './search-box';
import { offerThemes } from './themes';

// In a long menu the place of this page may be out of sight.
document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest' });
offerThemes();
fitFrames();
offerCopying();
offerSearch();
