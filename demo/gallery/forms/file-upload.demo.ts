import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'one file',
      html: `<form method="post" action="/forms/order" enctype="multipart/form-data">
  <wb-file-upload max-size="2">
    <label for="drawing">Your drawing (PNG or PDF)</label>
    <input type="file" id="drawing" name="drawing" accept=".png,.pdf" required>
  </wb-file-upload>
  <p><button>Send</button></p>
</form>`,
    },
    {
      name: 'several files',
      html: `<wb-file-upload max-size="5">
  <label for="photos">Photos of the room</label>
  <p>One from each corner helps us most.</p>
  <input type="file" id="photos" name="photos" accept=".jpg,.jpeg,.png" multiple>
</wb-file-upload>`,
    },
    {
      name: 'in words of your own',
      html: `<wb-file-upload max-size-error="Please send us a smaller one, at most" type-error="We can open only">
  <label for="cv">Your application</label>
  <input type="file" id="cv" name="cv" accept=".pdf">
</wb-file-upload>`,
    },
  ],
  states: [
    {
      name: 'a file chosen',
      reach: (host) => {
        const input = host.querySelector('input')!;
        const transfer = new DataTransfer();
        transfer.items.add(new File(['x'.repeat(340_000)], 'wardrobe, front and side.pdf'));
        input.files = transfer.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
    },
    {
      name: 'several chosen, one of them of another type',
      example: 'several files',
      reach: (host) => {
        const input = host.querySelector('input')!;
        const transfer = new DataTransfer();
        const names = {
          'north.jpg': 'image/jpeg',
          'غرفة المعيشة.png': 'image/png',
          'plan.dwg': '',
        };
        for (const [name, type] of Object.entries(names)) {
          transfer.items.add(new File(['x'.repeat(900_000 + name.length)], name, { type }));
        }
        input.files = transfer.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
    },
    {
      name: 'too large',
      example: 'in words of your own',
      reach: (host) => {
        const input = host.querySelector('input')!;
        const transfer = new DataTransfer();
        transfer.items.add(new File(['x'.repeat(2_400_000)], 'application.pdf'));
        input.files = transfer.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
    },
    {
      name: 'two files dropped on a field for one',
      reach: (host) => {
        const transfer = new DataTransfer();
        for (const name of ['front.png', 'side.png']) transfer.items.add(new File(['x'], name));
        const init = { dataTransfer: transfer, bubbles: true, cancelable: true };
        host.querySelector('input')!.dispatchEvent(new DragEvent('drop', init));
      },
    },
  ],
};
