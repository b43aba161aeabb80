"""The settings of a server."""

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """How much one socket, one address and the whole server may take.

    Times are in seconds.  An IPv6 network of 64 bits is one address; one of 56 may do 4 times as
    much, one of 48 bits 16 times.
    """

    frame: int = 8192  # bytes of a message
    burst: int = 20  # messages of a socket that may come at once
    per_second: float = 10.0  # messages of a socket in the long run
    unreadable: int = 20  # messages in a row that are refused unread
    head: float = 10.0  # until the whole of a request has come
    head_size: int = 32_768  # bytes of its first line and its headers
    connections: int = 10_000  # open at once, or fewer where the system allows fewer files
    connections_of_address: int = 120  # of them; proxies that are believed may have all
    sockets_of_address: int = 60  # open at once
    messages: int = 200  # of all sockets of an address together
    message_time: float = 2.0  # in which so many may come
    requests: int = 2000  # of an address over HTTP that may come at once
    requests_per_second: float = 100.0  # of them in the long run
    unread: float = 20.0  # until somebody takes something of an answer
    regular_after: float = 3600.0  # from which on a person may count alone, not with an address
    regulars_of_address: int = 30  # persons who count alone, of each address
    handshakes: int = 120  # sockets that an address opens
    handshake_time: float = 120.0  # in which so many may be opened
    questions: int = 60  # replays, records, reviews and drawn links for an address
    own_questions: int = 60  # of these for a person about their own games and tables
    own_questions_of_address: int = 600  # of these for all persons of an address
    question_time: float = 60.0  # in which so many may be asked for
    looks: int = 300  # into the lobby, for an address
    look_time: float = 60.0  # in which so many may be
    creations: int = 30  # tables and tokens of an address
    creation_time: float = 600.0  # in which so many may be made
    revocations: int = 100  # identities that are ended from an address
    revocation_time: float = 86_400.0  # in which so many may be
    device_links: int = 20  # made and opened by an address, and made by a person
    device_link_time: float = 600.0  # in which so many may be
    logins: int = 60  # passkeys asked for, made, shown or struck off, from an address
    login_time: float = 600.0  # in which so many may be
    recoveries: int = 10  # recovery words tried from an address
    recoveries_of_all: int = 300  # and from all of them together
    recovery_time: float = 3_600.0  # in which so many may be
    reports: int = 10  # of people, from an address
    report_time: float = 3_600.0  # in which so many may be
    exports: int = 6  # of everything about a person, and of their games, from an address
    export_time: float = 3_600.0  # in which so many may be
    disk_of_table: int = 25_000_000  # bytes that a table keeps, some 220 games
    disk_of_strangers: int = 1_000_000  # bytes that it keeps of those who do not sit there
    disk_of_host: int = 250_000  # bytes of what its host decides, once it has no others left
    disk_of_address: int = 85_000_000  # bytes that are kept for an address at all its tables
    disk_time: float = 86_400.0  # in which so many may be
    tables: int = 10_000  # in memory at once
    waiting: int = 131_072  # bytes that one socket has not taken yet
    late: int = 2_097_152  # bytes that wait for one socket, for a minute that it is late
    farewell: float = 2.0  # for the last message to a socket
    hello: float = 10.0  # until the first message
    idle: float = 300.0  # a table stays in memory without anybody
    idle_processes: float = 600.0  # processes of bots, replays, analyses stay without work
    thinking: float = 15.0  # until a bot that says nothing is replaced
    adding: float = 5.0  # until a quick game is dealt without what its page adds


class ServerSettings(Struct, frozen=True, kw_only=True):
    """How a server is run.

    ``origins`` are further addresses that pages may come from, as
    ``https://play.example``; in ``own_networks``, as 10.0.0.0/8, every person counts alone;
    ``metrics_open`` shows the figures to other machines too;
    ``bot_processes`` is how many bots may think at once, ``warm`` whether they get ready before
    anybody meets them; ``bots`` are agents that people are offered besides those of the games, each
    written as for :func:`intriga.agents.agent`, with ``name=`` before it if it is to be called
    so; ``public`` is the address that friends reach, where it is not the
    one that the host's own browser uses; ``network`` is the command that would start this server
    for all in the same network; ``address`` is where browsers reach this one of several servers
    of a database, a path of all of them or an address, empty for one that has it for itself;
    ``operator`` is the file by which ``intriga operator`` reaches it, empty for the usual one in
    the folder of the tables, and for none where these lie in a database.
    """

    origins: tuple[str, ...] = ()
    own_networks: tuple[str, ...] = ()
    metrics_open: bool = False
    bot_processes: int = 2
    warm: bool = True
    bots: tuple[str, ...] = ()
    public: str = ""
    network: str = "intriga serve --lan"
    address: str = ""
    operator: str = ""
    limits: Limits = Limits()
