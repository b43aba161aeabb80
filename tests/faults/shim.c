/* A machine that fails: loaded before libc (LD_PRELOAD), steered by a page that a test maps too.

   Counted are writes to files whose path begins with INTRIGA_FAULT_FILES, waits for the disk, and
   reads of what begins so; the clock is that of the day, for the whole process.  Fields of the page are 64 bits each. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { CLOCK_S, WRITES, FIRST, EVERY, LAST, ERROR, FULL, SYNC_US, FAILED,
       SHORT, SHORTENED, READS, READ_EVERY, UNREAD, FIELDS };

static volatile int64_t *page;
static const char *files;

__attribute__((constructor)) static void begin(void) {
    const char *control = getenv("INTRIGA_FAULT_CONTROL");
    int fd = control ? open(control, O_RDWR | O_CLOEXEC) : -1;
    files = getenv("INTRIGA_FAULT_FILES");
    if (fd < 0 || !files)
        return;
    void *mapped = mmap(NULL, FIELDS * sizeof *page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (mapped != MAP_FAILED)
        page = mapped;
}

static int is_watched(int fd) {
    char link[32], path[PATH_MAX];
    if (!page)
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path);
    size_t wanted = strlen(files);
    return length >= (ssize_t)wanted && !memcmp(path, files, wanted);
}

/* Count a write or a wait, and say whether it fails; errno is set then. */
static int fails(int fd, int waits) {
    if (!is_watched(fd))
        return 0;
    int64_t number = __atomic_add_fetch(&page[WRITES], 1, __ATOMIC_SEQ_CST);
    int64_t since = number - page[FIRST];
    int hit = page[FIRST] && since >= 0 && number <= page[LAST] &&
              (page[EVERY] ? since % page[EVERY] == 0 : since == 0);
    if (waits && page[SYNC_US])
        usleep(page[SYNC_US]);
    if (!hit && !(page[FULL] && !waits))
        return 0;
    __atomic_add_fetch(&page[FAILED], 1, __ATOMIC_SEQ_CST);
    errno = hit ? page[ERROR] : ENOSPC;
    return 1;
}

/* Return how much of SIZE bytes is written or read: of every so many calls one stops half way. */
static size_t taken(int fd, size_t size) {
    static int64_t calls;
    if (!page || !page[SHORT] || size < 2 || !is_watched(fd) ||
        __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST) % page[SHORT])
        return size;
    __atomic_add_fetch(&page[SHORTENED], 1, __ATOMIC_SEQ_CST);
    return size / 2;
}

/* Count a read, and say whether it fails. */
static int fails_to_read(int fd) {
    if (!is_watched(fd))
        return 0;
    int64_t number = __atomic_add_fetch(&page[READS], 1, __ATOMIC_SEQ_CST);
    if (!page[READ_EVERY] || number % page[READ_EVERY])
        return 0;
    __atomic_add_fetch(&page[UNREAD], 1, __ATOMIC_SEQ_CST);
    errno = EIO;
    return 1;
}

#define REAL(name) \
    static __typeof__(&name) real; \
    if (!real) \
        real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

ssize_t write(int fd, const void *data, size_t size) {
    REAL(write);
    return fails(fd, 0) ? -1 : real(fd, data, taken(fd, size));
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    REAL(pwrite);
    return fails(fd, 0) ? -1 : real(fd, data, taken(fd, size), at);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
    REAL(pwrite64);
    return fails(fd, 0) ? -1 : real(fd, data, taken(fd, size), at);
}

ssize_t pwritev(int fd, const struct iovec *data, int count, off_t at) {
    REAL(pwritev);
    return fails(fd, 0) ? -1 : real(fd, data, count, at);
}

ssize_t read(int fd, void *data, size_t size) {
    REAL(read);
    return fails_to_read(fd) ? -1 : real(fd, data, taken(fd, size));
}

ssize_t pread(int fd, void *data, size_t size, off_t at) {
    REAL(pread);
    return fails_to_read(fd) ? -1 : real(fd, data, taken(fd, size), at);
}

ssize_t pread64(int fd, void *data, size_t size, off64_t at) {
    REAL(pread64);
    return fails_to_read(fd) ? -1 : real(fd, data, taken(fd, size), at);
}

int ftruncate(int fd, off_t size) {
    REAL(ftruncate);
    return fails(fd, 0) ? -1 : real(fd, size);
}

int ftruncate64(int fd, off64_t size) {
    REAL(ftruncate64);
    return fails(fd, 0) ? -1 : real(fd, size);
}

int fsync(int fd) {
    REAL(fsync);
    return fails(fd, 1) ? -1 : real(fd);
}

int fdatasync(int fd) {
    REAL(fdatasync);
    return fails(fd, 1) ? -1 : real(fd);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    REAL(clock_gettime);
    int status = real(clock, now);
    if (page && !status && clock == CLOCK_REALTIME)
        now->tv_sec += page[CLOCK_S];
    return status;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    REAL(gettimeofday);
    int status = real(now, zone);
    if (page && !status)
        now->tv_sec += page[CLOCK_S];
    return status;
}

time_t time(time_t *told) {
    REAL(time);
    time_t now = real(NULL) + (page ? page[CLOCK_S] : 0);
    if (told)
        *told = now;
    return now;
}
