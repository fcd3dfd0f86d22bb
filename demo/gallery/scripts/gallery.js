// Without this the page is whole: examples keep the height they start with, code is copied by hand.

for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => fit(frame));
  fit(frame);
}

for (const box of document.querySelectorAll('[data-copy]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', () => copy(box.querySelector('code').textContent, button));
  box.append(button);
}

/** Keeps a frame as high as what is in it. */
function fit(frame) {
  const inner = frame.contentDocument;
  if (!inner?.querySelector('main')) return;
  const { ResizeObserver } = frame.contentWindow;
  const follow = () => {
    frame.height = String(Math.ceil(inner.documentElement.getBoundingClientRect().height));
  };
  new ResizeObserver(follow).observe(inner.documentElement);
}

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch (error) {
    // Browsers refuse without a secure address or a permission.
    console.warn(`The HTML was not copied (${error}). Select it and copy it by hand.`);
    button.textContent = 'Not copied';
  }
}
