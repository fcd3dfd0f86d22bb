import { subscribe } from '/wb/page.js';

subscribe('product.choice', ({ choice, variantId }, handle) => {
  document.title = `${handle}: ${Object.values(choice).join(', ')} (${variantId})`;
});
