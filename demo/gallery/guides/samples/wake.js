import { wake } from '/wb/loader.js';

const counter = document.querySelector('wb-counter');
await wake(counter);
counter.restart();
