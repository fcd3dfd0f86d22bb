import { pageSlot } from './slot';

/** Whether somebody answers the links into this page; see anchors.ts. */
export const anchorsSlot = pageSlot<true>('anchors.1');
