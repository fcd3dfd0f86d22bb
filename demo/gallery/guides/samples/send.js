import { encodeForm } from '/wb/page.js';

const order = { name: 'Ada', sizes: ['S', 'M'], lines: [{ id: 102, quantity: 2 }] };

document.querySelector('#order').addEventListener('click', () => {
  // name=Ada, sizes[0]=S, sizes[1]=M, lines[0][id]=102, lines[0][quantity]=2
  const body = new URLSearchParams(encodeForm(order));
  fetch('/orders', { method: 'POST', body });
});
