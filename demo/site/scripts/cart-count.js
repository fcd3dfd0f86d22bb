// The number beside "Cart" in the header of published pages, which are the same for every visitor.

const places = document.querySelectorAll('[data-cart-count]');

async function showCount() {
  try {
    const response = await fetch('/cart.js', { headers: { accept: 'application/json' } });
    if (!response.ok) return;
    const cart = await response.json();
    for (const place of places) place.textContent = cart.item_count > 0 ? cart.item_count : '';
  } catch (error) {
    console.warn(
      `The number of pieces in the cart could not be fetched (${error.message}), so the header shows ` +
        'none or an old one. The cart page itself has the right one.',
    );
  }
}

document.addEventListener('wb-add-to-cart-added', showCount);
// A page that comes back from the back-forward cache shows the count of when it was left.
addEventListener('pageshow', (event) => {
  if (event.persisted) void showCount();
});
void showCount();
