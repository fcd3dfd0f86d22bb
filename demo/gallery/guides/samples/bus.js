import { hear } from '/wb/page.js';

hear('product.choice', ({ choice, variantId }, handle) => {
  document.title = `${handle}: ${Object.values(choice).join(', ')} (${variantId})`;
});
