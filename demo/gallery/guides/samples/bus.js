const bus = (globalThis[Symbol.for('wb.bus.1')] ??= { latest: new Map(), listeners: new Map() });

function hear(name, listener) {
  if (!bus.listeners.has(name)) bus.listeners.set(name, new Set());
  bus.listeners.get(name).add(listener);
}

hear('product.choice', ({ choice, variantId }, handle) => {
  document.title = `${handle}: ${Object.values(choice).join(', ')} (${variantId})`;
});
