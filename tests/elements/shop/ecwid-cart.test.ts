import { expect } from '@open-wc/testing';
import { addToShop } from '../../../elements/shop/ecwid-cart';
import { endPage, newPage, page } from './hosted';

type Answer = (isDone: boolean, product?: object, cart?: object) => void;

/** The answers that the provider still owes, one for each line that it was asked to take. */
let owed: Answer[] = [];

beforeEach(() => {
  newPage();
  owed = [];
  page.Ecwid = {
    Cart: { addProduct: ({ callback }: { callback: Answer }) => void owed.push(callback) },
  };
});
afterEach(endPage);

let last = 100;
const freshLine = () => ({ id: String((last += 1)), quantity: 2 });

/** Asks for a line, and stops waiting at once. */
async function giveUp(line: { id: string; quantity: number }) {
  const waiting = new AbortController();
  const asked = addToShop(line, waiting.signal);
  waiting.abort();
  expect(await outcome(asked)).to.equal('the hosted shop gives no answer');
}

/** What a line came to: the cart, or why there is none. */
const outcome = (asked: Promise<unknown>) => asked.catch((error: Error) => error.message);
const add = (line: { id: string; quantity: number }) =>
  outcome(addToShop(line, new AbortController().signal));

describe('A line that the cart of the hosted shop was asked for', () => {
  it('is not asked for twice where nobody waited for the answer: trying again waits for the same', async () => {
    const line = freshLine();
    await giveUp(line);
    const again = add(line);
    owed[0]!(true, {}, { productsQuantity: 2 });
    expect(await again).to.deep.equal({ productsQuantity: 2 });
    expect(owed).to.have.length(1);
  });

  it('is in the cart already where the answer came while nobody waited', async () => {
    const line = freshLine();
    await giveUp(line);
    owed[0]!(true, {}, { productsQuantity: 2 });
    expect(await add(line)).to.deep.equal({ productsQuantity: 2 });
    expect(owed).to.have.length(1);
  });

  it('is asked for anew where it was refused meanwhile', async () => {
    const line = freshLine();
    await giveUp(line);
    owed[0]!(false);
    await Promise.resolve();
    const again = add(line);
    expect(owed).to.have.length(2);
    owed[1]!(true, {}, {});
    expect(await again).to.deep.equal({});
  });

  it('is added once more where the first answer was heard', async () => {
    const line = freshLine();
    for (const count of [2, 4]) {
      const asked = add(line);
      owed.at(-1)!(true, {}, { productsQuantity: count });
      expect(await asked).to.deep.equal({ productsQuantity: count });
    }
    expect(owed).to.have.length(2);
  });

  it('is another one where it is asked for again while somebody waits', async () => {
    const line = freshLine();
    const both = [add(line), add(line)];
    expect(owed).to.have.length(2);
    owed.forEach((answer, index) => answer(true, {}, { productsQuantity: index }));
    expect(await Promise.all(both)).to.deep.equal([
      { productsQuantity: 0 },
      { productsQuantity: 1 },
    ]);
  });

  it('is another one where more of it are wanted', async () => {
    const line = freshLine();
    await giveUp(line);
    void add({ ...line, quantity: 3 });
    expect(owed).to.have.length(2);
  });

  it('is refused where the provider throws, or calls back twice', async () => {
    const line = freshLine();
    const asked = add(line);
    owed[0]!(false);
    owed[0]!(true, {}, {});
    expect(await asked).to.equal('the hosted shop refuses it');
    page.Ecwid = {
      Cart: {
        addProduct: () => {
          throw new Error('planted');
        },
      },
    };
    expect(await add(line)).to.equal('planted');
    expect(await add(line)).to.equal('planted');
  });
});
