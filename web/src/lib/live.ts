import type { LiveMessage } from "./types";

export type Connection = "connecting" | "open" | "lost";

export interface LiveHandlers {
  /** The address to connect to, with what is known so far: asked anew for every attempt. */
  address: () => string;
  message: (message: LiveMessage) => void;
  /** `retry`: when a lost connection is tried again, as `Date.now()` counts; null if it is not. */
  connection: (state: Connection, retry: number | null) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

/** A WebSocket that comes back: after a loss it connects again, soon at first, then more patiently. */
export class LiveSocket {
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;

  constructor(private readonly handlers: LiveHandlers) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    this.#connect();
  }

  /** Drop the connection and make a new one: whoever calls this does not trust what it knows. */
  again(): void {
    this.#drop();
    this.#hurry();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    clearTimeout(this.#retry);
    this.#release();
  }

  #connect(): void {
    this.handlers.connection("connecting", null);
    const socket = new WebSocket(this.handlers.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.handlers.connection("open", null);
      this.#ping = setInterval(() => this.#beat(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as LiveMessage;
      if (message.type === "pong") clearTimeout(this.#pong);
      else this.handlers.message(message);
    };
    socket.onclose = ({ code }: CloseEvent) => {
      if (code >= 4400 && code < 4500) this.close(); // the server refuses: the message before said why
      this.#lost();
    };
  }

  #beat(): void {
    this.#socket?.send('{"type":"ping"}');
    clearTimeout(this.#pong);
    this.#pong = setTimeout(this.#drop, PONG_WITHIN);
  }

  #lost(): void {
    this.#release();
    clearTimeout(this.#retry);
    if (this.#closed) {
      this.handlers.connection("lost", null);
      return;
    }
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.handlers.connection("lost", Date.now() + wait);
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Let go of the socket without waiting for the other side to say goodbye. */
  #release(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  readonly #drop = (): void => {
    if (this.#socket) this.#lost();
  };

  readonly #hurry = (): void => {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };
}

/** A path below /api as the address of a WebSocket on the same server. */
export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}
