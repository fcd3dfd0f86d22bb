// Runs before the page is drawn, so that it is never shown in the wrong colours.
import { chosenTheme } from './theme-choice';

document.documentElement.dataset.theme = chosenTheme();
