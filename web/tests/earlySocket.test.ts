/** A socket that is opened before anybody listens to it. */
import { beforeEach, expect, it, vi } from 'vitest';
import { Connection, type SocketLike } from '../src/net/connection';
import { openEarly, socketOf } from '../src/net/earlySocket';
import { house } from '../src/net/house';
import type { Picture } from '../src/wire';
import { Clock } from './clock';

const opened: { table: string; socket: SocketLike; closed: boolean }[] = [];
beforeEach(() => {
  opened.length = 0;
  vi.spyOn(house, 'open').mockImplementation((table) => {
    const socket = { onopen: null, onmessage: null, onclose: null, send: vi.fn(), close: () => (one.closed = true) };
    const one = { table, socket: socket as unknown as SocketLike, closed: false };
    opened.push(one);
    return one.socket;
  });
});
const picture = (version: number): Picture =>
  ({ tell: 'picture', screen: [], seen: { version, you: 0, told: [], timer: null } }) as unknown as Picture;
const tell = (socket: SocketLike | undefined, version: number): void =>
  socket?.onmessage?.({ data: JSON.stringify(picture(version)) });
const connect = (table: string): string[] => {
  const heard: string[] = [];
  new Connection(
    { open: () => socketOf(table), after: new Clock().after, random: () => 1 },
    {
      link: ({ state }) => heard.push(state),
      picture: ({ seen }: Picture) => heard.push(`picture ${seen.version}`),
    },
  );
  return heard;
};

it('tells what came before anybody listened, in its order, and then what comes', async () => {
  openEarly('a', null);
  opened[0]?.socket.onopen?.();
  tell(opened[0]?.socket, 1);
  const heard = connect('a');
  expect(heard).toEqual([]);
  tell(opened[0]?.socket, 2);
  await Promise.resolve();
  tell(opened[0]?.socket, 3);
  expect(heard).toEqual(['open', 'picture 1', 'picture 2', 'picture 3']);
  expect(opened).toHaveLength(1);
});
it('tells a picture that came with the table before the socket is open', async () => {
  openEarly('a', picture(1));
  const heard = connect('a');
  await Promise.resolve();
  expect(heard).toEqual(['picture 1']);
  opened[0]?.socket.onopen?.();
  tell(opened[0]?.socket, 1); // nothing has happened since
  expect(heard).toEqual(['picture 1', 'open', 'picture 1']);
});
it('tells of a socket that broke early, so that another is opened', async () => {
  openEarly('a', null);
  opened[0]?.socket.onclose?.({ code: 1006 });
  const heard = connect('a');
  await Promise.resolve();
  expect(heard).toEqual(['lost']);
  socketOf('a');
  expect(opened).toHaveLength(2); // the early one is used once
});
it('is for its own table alone, and closed when another is opened', () => {
  openEarly('a', null);
  expect(socketOf('b')).toBe(opened[1]?.socket);
  openEarly('c', null);
  expect(opened.map(({ table, closed }) => [table, closed])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
  ]);
});
