document.addEventListener('wb-tabs-change', (event) => {
  // Counted from 1. Prevented, the section in view stays.
  if (event.detail.active === 3) event.preventDefault();
});
