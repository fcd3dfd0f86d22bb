import type { Demo } from '../demo';
import { browserDemo } from './browser-demo';

export const demo: Demo = browserDemo('wb-shop-search');
