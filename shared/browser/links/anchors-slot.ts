import { pageSlot } from '../../foundation/slot';

/** Whether `<wb-anchors>` handles links into this page; see elements/navigation/anchor-scrolling.ts. */
export const anchorsSlot = pageSlot<true>('anchors.1');
