// The open pages of many people in a process of their own: each holds an event stream and, when it hears that records have
// changed, asks for its count of unread notifications as a page does, spread over the time that the event names.
import http from 'node:http';

const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
let address = '';
let asks = false;
let heard = 0;
let answered = 0;

function ask(token) {
  const request = http.get(`${address}/api/v1/notifications/unread`, {
    agent,
    headers: { authorization: `Bearer ${token}` },
  });
  // A kept connection may be closed in the very moment in which it is used again; a page would ask again too.
  request.on('error', () => ask(token));
  request.on('response', (response) => {
    response.resume();
    response.on('end', () => {
      answered += 1;
    });
  });
}

function listen(token) {
  return new Promise((resolve, reject) => {
    const request = http.get(`${address}/api/v1/live`, { agent: false, headers: { authorization: `Bearer ${token}` } });
    request.on('error', reject);
    request.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`the stream answered ${response.statusCode}`));
      response.setEncoding('utf8');
      let rest = '';
      response.on('data', (text) => {
        rest += text;
        const events = rest.split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) receive(token, event);
        resolve();
      });
    });
  });
}

function receive(token, event) {
  if (!event.startsWith('data: ')) return;
  const { data, spread = 0 } = JSON.parse(event.slice(6));
  if (data.record !== 'notification') return;
  heard += 1;
  if (asks) setTimeout(() => ask(token), Math.random() * spread);
}

process.on('message', async ({ kind, ...order }) => {
  if (kind === 'connect') {
    address = order.address;
    for (let start = 0; start < order.tokens.length; start += 50) {
      await Promise.all(order.tokens.slice(start, start + 50).map(listen));
    }
  }
  if (kind === 'count') {
    asks = order.asks;
    heard = 0;
    answered = 0;
  }
  process.send({ kind, heard, answered });
});
