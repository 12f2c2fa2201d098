import { expect, it } from 'vitest';
import { Queue } from './queue';

it('lets so many in, has so many wait, and sends the next away', async () => {
  const queue = new Queue(2, 1);
  const [endFirst, endSecond] = [await queue.take(), await queue.take()];
  let isThirdIn = false;
  const third = queue.take().then((end) => {
    isThirdIn = true;
    return end;
  });
  await expect(queue.take()).rejects.toMatchObject({ code: 'busy', status: 503 });
  expect(isThirdIn).toBe(false);
  endFirst();
  // Ending twice gives no second place away.
  endFirst();
  const endThird = await third;
  const fourth = queue.take();
  await expect(queue.take()).rejects.toMatchObject({ code: 'busy' });
  endSecond();
  (await fourth)();
  endThird();
  await Promise.all([queue.take(), queue.take()]);
});
